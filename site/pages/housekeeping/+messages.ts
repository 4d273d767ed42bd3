import type { MessageGroup } from '../../messages/types';

export default ['house'] satisfies MessageGroup[];
