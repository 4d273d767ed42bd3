import type { PanelMessages } from '../types';

export const explain: PanelMessages['explain'] = {};
