/** What scenes are put together from, besides people and their own shapes. */
export * from './cloths';
export * from './places';
export * from './things';
export { scene, slide } from './illustration';
