import { EMPTY_REQUEST, type AppointmentRequest } from './appointmentFields';

/** A request without errors, for tests. */
export const valid: AppointmentRequest = {
  ...EMPTY_REQUEST,
  fullName: 'Awa Ngo Bell',
  email: 'awa@exemple.cm',
  phone: '+237699123456',
  appointmentDate: '2026-11-26',
  appointmentTime: '10:30',
  serviceType: 'Consultation générale',
  message: 'Pour ma mère.',
};
