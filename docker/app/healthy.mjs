// Exits with 0 when the server in this container accepts requests.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '1337'}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
