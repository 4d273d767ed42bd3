import type { MessageGroup } from '../../messages/types';

export default ['booking'] satisfies MessageGroup[];
