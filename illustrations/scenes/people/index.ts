export * from './doctors';
export * from './families';
export * from './fondateur';
export * from './trade-carer';
export * from './trade-dietitian';
export * from './trade-midwife';
export * from './trade-nurse';
export * from './trade-therapist';
