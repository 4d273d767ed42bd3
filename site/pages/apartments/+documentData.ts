export { documentData } from '../results/+documentData';
