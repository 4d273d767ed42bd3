import { askForLink, signUp } from '../fixture/account';
import { send } from '../fixture/http';
import { createAdministrator } from '../fixture/staff';

/** How often a password is compared with one that is kept, which is most of what a sign-in costs. */
async function comparisonsOf(service: object, ask: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(service as { validatePassword(): unknown }, 'validatePassword');
  try {
    await ask();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

describe('signing in compares one password, whether or not there is such an account', () => {
  test.each([
    ['a known guest', 'known@same-time.example'],
    ['an unknown guest', 'unknown@same-time.example'],
    ['a guest without a password, who signs in with another service', 'social@same-time.example'],
  ])('%s', async (_, email) => {
    if (!email.startsWith('unknown')) await signUp(email);
    if (email.startsWith('social')) {
      const users = server.strapi.db.query('plugin::users-permissions.user');
      await users.update({ where: { email }, data: { provider: 'google', password: null } });
    }
    const body = { identifier: email, password: 'is-it-this-one' };
    const ask = async (): Promise<void> => {
      const { status, error } = await send(server.url, 'post', '/api/auth/local', { body });
      expect([status, error.message]).toEqual([400, 'Invalid identifier or password']);
    };
    expect(await comparisonsOf(server.strapi.plugin('users-permissions').service('user'), ask)).toBe(1);
  });

  test.each([
    ['a known member of staff', 'same-time@staff.example'],
    ['an unknown one', 'no-such-person@staff.example'],
    ['one who has been invited, and has no password yet', 'invited@staff.example'],
  ])('%s', async (_, email) => {
    if (email.startsWith('same-time')) await createAdministrator('same-time', server.url);
    if (email.startsWith('invited')) {
      const users = server.strapi.service('admin::user') as unknown as {
        create(user: object): Promise<object>;
      };
      await users.create({ email, firstname: 'In', lastname: 'Vited', roles: [] });
    }
    const body = { email, password: 'Is-it-this-one-1' };
    const ask = async (): Promise<void> => {
      const { status, error } = await send(server.url, 'post', '/admin/login', { body });
      expect([status, error.message]).toEqual([400, 'Invalid credentials']);
    };
    expect(await comparisonsOf(server.strapi.service('admin::auth') as unknown as object, ask)).toBe(1);
  });
});

describe('a link by mail is made once it has been answered', () => {
  /** Holds every mail back until it is let go. */
  function holdMails(): () => void {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const mails = server.strapi.plugin('email').service('email') as unknown as {
      send: (...mail: object[]) => Promise<void>;
      sendTemplatedEmail: (...mail: object[]) => Promise<void>;
    };
    for (const name of ['send', 'sendTemplatedEmail'] as const) {
      const original = mails[name].bind(mails);
      const spy = jest.spyOn(mails, name).mockImplementation(async (...mail: object[]) => {
        await held;
        spy.mockRestore();
        return original(...mail);
      });
    }
    return letGo;
  }

  test.each<['forgot-password' | 'send-email-confirmation']>([
    ['forgot-password'],
    ['send-email-confirmation'],
  ])('for guests, by %s', async (path) => {
    const { email } = await signUp(`${path}@same-time.example`);
    const letGo = holdMails();
    const asking = askForLink(path, email);
    const { status } = await send(server.url, 'post', `/api/auth/${path}`, { body: { email } });
    letGo();
    expect(status).toBe(200);
    expect((await asking).pathname).toMatch(/^\/(reset-password|confirm-email)$/);
  });

  test('for staff', async () => {
    await createAdministrator('forgets', server.url);
    const letGo = holdMails();
    const body = { email: 'forgets@staff.example' };
    const { status } = await send(server.url, 'post', '/admin/forgot-password', { body });
    letGo();
    expect(status).toBe(204);
  });
});
