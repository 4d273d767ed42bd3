import type { MessageGroup } from '../../messages/types';

export default ['booking', 'registration'] satisfies MessageGroup[];
