import type { PanelMessages } from '../types';

export const components: PanelMessages['components'] = {};
