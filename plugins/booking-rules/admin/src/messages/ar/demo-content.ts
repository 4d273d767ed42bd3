import type { PanelMessages } from '../types';

export const demoContent: PanelMessages['demoContent'] = {};
