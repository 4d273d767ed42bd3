import { z } from 'zod';
import { data, instant } from '../fields';
import { route, type RouteTable } from '../route';

const name = z.string('must be a text').trim().max(80, 'must have 80 characters or fewer').optional();

/** Body of `PUT /api/profile`, inside `data`; what is left out stays as it is. */
export const ProfileChange = z.strictObject({
  firstName: name,
  lastName: name,
  phone: z
    .string('must be a text')
    .trim()
    .max(25, 'must have 25 characters or fewer')
    .regex(/^$|^\+[1-9][0-9 ()./-]{5,}$/, 'must be a number with its country code, such as +44 20 7946 0958')
    .optional(),
});

const profile = {
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
};

/** A guest's account. */
const Account = z
  .strictObject({
    id: z.int(),
    documentId: z.string(),
    username: z.string(),
    email: z.string(),
    confirmed: z.boolean().describe('Whether the email address is known to be theirs.'),
    provider: z.string().describe('`local`, or the service by which the account was opened.'),
    blocked: z.boolean(),
    ...profile,
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant.nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

const SignedIn = z.strictObject({ jwt: z.string(), user: Account });
const email = z.string();
const newPassword = { password: z.string(), passwordConfirmation: z.string() };
const BAD_INPUT = { 400: 'The input is wrong, or nobody has such an account.' } as const;

const exampleAccount = {
  id: 7,
  documentId: 'k3f9x2w7q1m5z8b4t6v0c1n2',
  username: 'layla@example.com',
  email: 'layla@example.com',
  confirmed: false,
  provider: 'local',
  blocked: false,
  firstName: 'Layla',
  lastName: 'Haddad',
  phone: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  publishedAt: '2026-11-22T10:00:00.000Z',
};

/** Guests' accounts, which Strapi keeps. */
export const accountRoutes = {
  'POST /api/auth/local': route({
    summary: 'Sign in',
    access: 'guest',
    handler: 'auth.callback',
    body: z.strictObject({ identifier: z.string().describe('Email address.'), password: z.string() }),
    answer: SignedIn,
    errors: BAD_INPUT,
    example: { answer: { jwt: 'eyJhbGciOiJIUzI1NiJ9…', user: exampleAccount } },
  }),
  'POST /api/auth/local/register': route({
    summary: 'Open an account',
    access: 'guest',
    handler: 'auth.register',
    body: z.strictObject({
      username: z.string(),
      email,
      password: z.string(),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      phone: z.string().optional(),
    }),
    answer: SignedIn.partial({ jwt: true }).describe(
      'Without a token where the address has to be confirmed first.',
    ),
    errors: BAD_INPUT,
  }),
  'POST /api/auth/forgot-password': route({
    summary: 'Ask for a mail with a link that sets a new password',
    access: 'guest',
    handler: 'auth.forgotPassword',
    body: z.strictObject({ email }),
    answer: z
      .strictObject({ ok: z.literal(true) })
      .describe('The same whether or not there is such an account.'),
    errors: BAD_INPUT,
  }),
  'POST /api/auth/reset-password': route({
    summary: 'Set a new password with the code of that link, and sign in',
    access: 'guest',
    handler: 'auth.resetPassword',
    body: z.strictObject({ code: z.string(), ...newPassword }),
    answer: SignedIn,
    errors: BAD_INPUT,
  }),
  'POST /api/auth/sign-in-link': route({
    summary: 'Ask for a mail with a link to sign in',
    access: 'guest',
    handler: 'sign-in-link.ask',
    body: z.strictObject({ email: z.email({ error: 'must be an email address' }).max(254) }),
    answer: z
      .strictObject({ ok: z.literal(true) })
      .describe('The same whether or not there is such an account.'),
    errors: { 400: 'That is no email address.' },
  }),
  'POST /api/auth/sign-in-with-link': route({
    summary: 'Sign in with the code of that link, which works once within 15 minutes',
    access: 'guest',
    handler: 'sign-in-link.signIn',
    body: z.strictObject({ code: z.string({ error: 'must be a text' }).min(1).max(100) }),
    answer: SignedIn,
    errors: { 400: 'The link no longer works.' },
    personal: true,
  }),
  'POST /api/auth/change-password': route({
    summary: 'Change the password, which ends every token and answers with a new one',
    access: 'account',
    handler: 'auth.changePassword',
    body: z.strictObject({ currentPassword: z.string(), ...newPassword }),
    answer: SignedIn,
    errors: BAD_INPUT,
  }),
  'POST /api/auth/send-email-confirmation': route({
    summary: 'Ask for the mail again that confirms the email address',
    access: 'guest',
    handler: 'auth.sendEmailConfirmation',
    body: z.strictObject({ email }),
    answer: z.strictObject({ email, sent: z.literal(true) }),
    errors: BAD_INPUT,
  }),
  'POST /api/auth/logout': route({
    summary: 'End the token of the request',
    access: 'account',
    handler: 'auth.logout',
    body: z.strictObject({}).optional(),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
  'GET /api/connect/{provider}': route({
    summary: 'Sign in with another service: leads a browser to it',
    access: 'guest',
    handler: 'auth.connect',
    status: 302,
    answer: 'text/html',
  }),
  'GET /api/auth/{provider}/callback': route({
    summary: 'Sign in with the token of another service',
    access: 'guest',
    handler: 'auth.providerCallback',
    query: z.object({ access_token: z.string().optional() }).catchall(z.string()),
    answer: SignedIn,
    errors: BAD_INPUT,
  }),
  'GET /api/users/me': route({
    summary: 'Read my account',
    access: 'account',
    handler: 'user.me',
    query: z.record(z.string(), z.string()).optional(),
    answer: Account,
    example: { answer: exampleAccount },
  }),
  'PUT /api/profile': route({
    summary: 'Change the name and phone number of my account',
    access: 'account',
    handler: 'profile.update',
    body: data(ProfileChange),
    answer: data(z.strictObject(profile)),
    example: {
      body: { data: { phone: '+971 50 123 4567' } },
      answer: { data: { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567' } },
    },
  }),
} satisfies RouteTable;
