import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { messages } from '../messages';

/** What the server says of one's own second factor. */
export interface Standing {
  email: string;
  isEnabled: boolean;
  isRequired: boolean;
  /** Whether this session has given it. */
  isGiven: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator app is set up with. */
export interface Enrolment {
  /** In base32. */
  secret: string;
  /** What the QR code holds: `otpauth://totp/…`. */
  address: string;
}

export interface Colleague {
  id: number;
  email: string;
  name: string;
  isEnabled: boolean;
}

export type Proof = { code: string } | { recoveryCode: string };

async function get<Data>(path: string): Promise<Data> {
  const { data } = await getFetchClient().get<{ data: Data }>(`/admin/second-factor${path}`);
  return data.data;
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const { data } = await getFetchClient().post<{ data: Data }>(`/admin/second-factor${path}`, body);
  return data.data;
}

/** The routes of the second factor. What fails throws Strapi's FetchError with the server's own words. */
export const api = {
  standing: () => get<Standing>(''),
  /** @param password of who is signed in; not asked of those who have to have one */
  enrol: (password?: string) => post<Enrolment>('/enrolment', password === undefined ? {} : { password }),
  confirm: (code: string) => post<{ recoveryCodes: string[] }>('/enrolment/confirmation', { code }),
  verify: (proof: Proof) => post<{ recoveryCodesLeft: number }>('/verification', proof),
  renewRecoveryCodes: (proof: Proof) => post<{ recoveryCodes: string[] }>('/recovery-codes', proof),
  turnOff: (proof: Proof) => post<object>('/removal', proof),
  colleagues: () => get<Colleague[]>('/staff'),
  reset: (id: number) => post<object>(`/staff/${id}/reset`, {}),
};

/** Whether the server no longer knows the session that asked. */
export function isSignedOut(failure: unknown): boolean {
  return isFetchError(failure) && failure.status === 401;
}

/** What went wrong, in the server's words. */
export function reasonOf(failure: unknown): string {
  return isFetchError(failure) ? failure.message : messages().unreachable;
}
