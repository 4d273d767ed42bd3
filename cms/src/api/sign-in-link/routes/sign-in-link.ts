/** Signing in by a link that is mailed, beside a password. */
export default {
  routes: [
    { method: 'POST', path: '/auth/sign-in-link', handler: 'sign-in-link.ask' },
    { method: 'POST', path: '/auth/sign-in-with-link', handler: 'sign-in-link.signIn' },
  ],
};
