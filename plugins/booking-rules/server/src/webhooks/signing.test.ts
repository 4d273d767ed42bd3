import { secretOf, signedHeaders } from './signing';

const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

test('a delivery is signed as the reference library of Standard Webhooks signs it', () => {
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('two secrets make two signatures, and each secret is of its webhook alone', () => {
  const secrets = ['one', 'two'].map((salt) => secretOf('secret of links', salt));
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secretOf('another', 'one')).not.toBe(secrets[0]);
  const signatures = signedHeaders(message, secrets)['webhook-signature']?.split(' ') ?? [];
  expect(signatures).toHaveLength(2);
  expect(new Set(signatures).size).toBe(2);
});
