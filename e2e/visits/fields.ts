/** The parameter of the request that holds each field. */
export const PARAMS = {
  fullName: 'from_name',
  email: 'from_email',
  appointmentDate: 'date',
  appointmentTime: 'time',
  serviceType: 'service',
} as const;

/** A phone number has many spellings: its national digits are what counts. */
export const comparable = (field: string, value = '') =>
  field === 'phone' ? value.replace(/\D/g, '').replace(/^237/, '') : value.replace(/\r\n/g, '\n');
