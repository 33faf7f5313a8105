import { expect, test } from 'playwright/test';
import { shareOnePage } from '../onePage';
import { templates } from '../routes';
import { open } from '../states';
import { TOUCH_PHONE } from '../support';
import { findSmall } from '../thumb';

test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

const pageOfAll = shareOnePage();

for (const path of templates) {
  test(`${path}: a thumb meets every link, button and field`, async () => {
    const page = pageOfAll();
    await open(page, path);
    expect(await findSmall(page)).toEqual([]);
  });
}
