import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { listen } from './serve';

// Every browser test visits this server; e2e/hosts compares it with others.
test('reports a busy port in one sentence', async () => {
  const [server, other] = [createServer(), createServer()];
  const port = await listen(other, 0);
  await expect(listen(server, port)).rejects.toThrow(
    `Le port ${port} est déjà pris : choisissez-en un autre, avec « PORT=${port + 1} npm start ».`,
  );
  other.close();
});
