import type { PanelMessages } from '../types';

export const business: PanelMessages['business'] = {};
