export { QueryScope as Wrapper } from '../../query-scope';
