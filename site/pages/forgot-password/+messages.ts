import type { MessageGroup } from '../../messages/messages';

export default ['booking'] satisfies MessageGroup[];
