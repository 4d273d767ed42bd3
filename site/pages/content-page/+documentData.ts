export { documentData } from '../sections/fill-sections';
