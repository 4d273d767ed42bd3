import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { send, type Answer } from '../fixture/http';
import { within } from '../fixture/within';

/** What is saved is seen by guests within a second, not at once; loaded machines take longer. */
const SEEN_MS = 10_000;

/** The first manager of every server. */
export const REGISTRATION = {
  firstname: 'Mariam',
  lastname: 'Manager',
  email: 'mariam@vacationer.example',
  password: 'Tests-password-1',
};

/** What a manager does in the admin panel, by the very calls that its pages make. */
export interface Manager {
  /** What the panel signs its calls with. */
  token: string;
  /** Creates a document, and publishes it where that applies; the answer is its documentId. */
  create(uid: string, data: object): Promise<string>;
  /** Publishes an apartment and waits until guests see it, and with it all that was saved before. */
  openApartment(data: { apartmentId: string }): Promise<string>;
  update(uid: string, documentId: string, data: object): Promise<void>;
  publish(uid: string, documentId: string, data: object): Promise<void>;
  writeSingle(uid: string, data: object): Promise<void>;
}

/** Signs up as the first manager of a server, which makes them its owner. */
export async function firstManagerOf(url: string): Promise<Manager> {
  const { data } = await expectSuccess(send(url, 'post', '/admin/register-admin', { body: REGISTRATION }));
  return managerWith(url, (data as { token: string }).token);
}

/** A manager who is signed in already. */
export function managerWith(url: string, token: string): Manager {
  const headers = { Authorization: `Bearer ${token}` };
  const call = (method: 'post' | 'put', path: string, body: object): Promise<Answer<unknown>> =>
    expectSuccess(send(url, method, `/content-manager/${path}`, { headers, body }));
  async function create(uid: string, data: object): Promise<string> {
    const published = uid === 'api::apartment.apartment' ? '/actions/publish' : '';
    const { data: created } = await call('post', `collection-types/${uid}${published}`, data);
    return (created as { documentId: string }).documentId;
  }

  return {
    token,
    create,
    async openApartment(data) {
      const documentId = await create('api::apartment.apartment', data);
      await within(SEEN_MS, () => guestOf(url).calendar(data.apartmentId, inDays(1), inDays(2)));
      return documentId;
    },
    async update(uid, documentId, data) {
      await call('put', `collection-types/${uid}/${documentId}`, data);
    },
    async publish(uid, documentId, data) {
      await call('post', `collection-types/${uid}/${documentId}/actions/publish`, data);
    },
    async writeSingle(uid, data) {
      await call('put', `single-types/${uid}`, data);
    },
  };
}

async function expectSuccess(sending: Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const answer = await sending;
  if (answer.status >= 300) throw new Error(`The panel answered ${answer.status}: ${answer.text}`);
  return answer;
}
