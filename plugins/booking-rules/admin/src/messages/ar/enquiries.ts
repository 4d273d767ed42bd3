import type { PanelMessages } from '../types';

export const enquiries: PanelMessages['enquiries'] = {};
