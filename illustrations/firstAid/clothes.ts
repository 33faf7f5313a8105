import { colour } from '@/illustrations/palette';

export const uniform = {
  coral: {
    top: colour.toghu500,
    shade: colour.toghu600,
    trim: colour.maize300,
    legs: colour.indigo600,
    legsShade: colour.indigo800,
  },
  maize: {
    top: colour.maize500,
    shade: colour.maize600,
    trim: colour.maize100,
    legs: colour.indigo800,
    legsShade: colour.indigo900,
  },
  palm: {
    top: colour.palm600,
    shade: colour.palm700,
    trim: colour.palm200,
    legs: colour.indigo800,
    legsShade: colour.indigo900,
  },
  indigo: {
    top: colour.indigo600,
    shade: colour.indigo700,
    trim: colour.indigo200,
    legs: colour.indigo800,
    legsShade: colour.indigo900,
  },
};
