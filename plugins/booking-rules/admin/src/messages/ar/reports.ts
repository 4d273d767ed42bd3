import type { PanelMessages } from '../types';

export const reports: PanelMessages['reports'] = {};
