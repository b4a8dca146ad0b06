import { EVERY_WINDOW, expect, test } from './fixtures.ts';
import { expectToast, haveProfile } from './plans.ts';

const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-10-01 18:00:00,"Push",1h 5m,"Bench Press (Barbell)",W,40,10,0,0,"","",
2026-10-01 18:00:00,"Push",1h 5m,"Bench Press (Barbell)",1,80,8,0,0,"","",8
2026-10-01 18:00:00,"Push",1h 5m,"Lateral Raise (Machine)",1,20,12,0,0,"","",
2026-10-03 18:00:00,"Legs",50m,"Squat (Barbell)",1,100,5,0,0,"","",`;

test(
  'a workout history is read beside the page, imported and taken back',
  EVERY_WINDOW,
  async ({ page, person: _, expectAccessible }) => {
    await haveProfile(page);
    await page.goto('/import');
    const input = page.getByLabel('File to import');
    await input.setInputFiles({ name: 'cat.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nTom') });
    await expect(page.getByRole('alert')).toContainText('This is no workout log of Strong or Hevy');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await input.setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(STRONG) });
    await page.getByRole('button', { name: 'Kilograms' }).click();
    await page.getByRole('button', { name: 'Change: Lateral Raise (Machine)' }).click();
    await page.getByLabel('“Lateral Raise (Machine)” is').selectOption('Cable Lateral Raise');
    await expect(page.getByText('1 set → Cable Lateral Raise')).toBeVisible();
    await expectAccessible('the dry run');
    await page.getByRole('button', { name: 'Import 2 workouts' }).click();
    await expectToast(page, '2 rows imported');
    expect(sent.join()).toContain('Cable Lateral Raise');
    expect(sent.join()).not.toContain('Workout Name');
    await page.getByRole('button', { name: 'Undo: strong.csv' }).click();
    await expectToast(page, 'Import taken back');
    await expect(page.getByRole('button', { name: 'Undo: strong.csv' })).toBeHidden();
  },
);
