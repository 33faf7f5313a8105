import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { listen } from '../serve';
import { askForNewPages } from './askForNewPages';

test('a page that is new is asked for until it is there, and no other', async () => {
  const asked: string[] = [];
  const site = createServer(({ url = '' }, res) => {
    asked.push(url);
    res.writeHead(asked.length < 3 ? 404 : 200).end();
  });
  const ask = askForNewPages(`http://localhost:${await listen(site, 0)}`, ['/', '/blogDetails/1']);
  await ask(['/', '/blogDetails/1', '/blogDetails/2']);
  await ask(['/', '/blogDetails/1', '/blogDetails/2']);
  site.close();
  expect(asked).toEqual(['/blogDetails/2', '/blogDetails/2', '/blogDetails/2']);
});
