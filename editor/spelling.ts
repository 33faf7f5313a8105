/**
 * How the package spells numbers and times (0.221.1), which it leaves to the browser: in French there
 * are twenty-four hours, and what is no number is not called one.
 */
const spelled = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');

Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
  ...spelled,
  get(this: Intl.NumberFormat) {
    const format = spelled?.get?.call(this) as (value: number) => string;
    return (value: number) => (Number.isNaN(value) ? '…' : format(value));
  },
});

const { toLocaleString } = Date.prototype;

Date.prototype.toLocaleString = function (
  locales?: Intl.LocalesArgument,
  options?: Intl.DateTimeFormatOptions,
) {
  return toLocaleString.call(this, locales, { ...options, hour12: undefined });
};
