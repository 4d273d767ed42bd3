import { runMiddlewares } from './run-middlewares';

test('an unknown route middleware throws an error', async () => {
  for (const name of ['no-such-thing', 'toString', '']) {
    await expect(runMiddlewares([name], {}, null)).rejects.toThrow(`Unknown route middleware: ${name}`);
  }
});

test('route middlewares run in the order in which the route names them, each after the one before', async () => {
  const ran: string[] = [];
  const known = {
    slow: async () => {
      await Promise.resolve();
      ran.push('slow');
    },
    quick: () => void ran.push('quick'),
    other: () => void ran.push('other'),
  };
  await runMiddlewares(['slow', 'quick'], known, null);
  expect(ran).toEqual(['slow', 'quick']);
});

test('a middleware that sends the visitor elsewhere ends the row', async () => {
  const after = jest.fn();
  const known = { leave: () => Promise.reject(new Error('elsewhere')), after };
  await expect(runMiddlewares(['leave', 'after'], known, null)).rejects.toThrow('elsewhere');
  expect(after).not.toHaveBeenCalled();
});
