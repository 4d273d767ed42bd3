import type { PanelMessages } from '../types';

export const folio: PanelMessages['folio'] = {};
