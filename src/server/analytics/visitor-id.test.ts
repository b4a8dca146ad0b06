import { describe, expect, it } from 'vitest';
import { connectionId, objects, type Sender, visitorId } from './visitor-id.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const OLDER = CHROME.replace('141.0.0.0', '90.0.4430.93');
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

const from = (ip: string, agent = CHROME): Sender => ({ ip, headers: { 'user-agent': agent, cookie: 'session=1' } });
const idOf = (sender: Sender, { salt = 'monday', counted = 'page_view /' } = {}) => visitorId(salt, counted, sender);

describe('the id of a visitor', () => {
  const ann = from('203.0.113.7');

  it('is the same for the same visitor, day and event', () => {
    expect(idOf(ann)).toBe(idOf(from('203.0.113.7')));
    expect(idOf(ann)).toMatch(/^[\w-]{22}$/);
  });

  it('changes with the secret of the day, and with what is counted', () => {
    const ids = [idOf(ann), idOf(ann, { salt: 'tuesday' }), idOf(ann, { counted: 'page_view /faq' })];
    expect(new Set(ids).size).toBe(3);
  });

  it('goes by coarse facts: the neighbourhood of the address, the kind of browser and of system', () => {
    expect(idOf(from('203.0.113.200', OLDER))).toBe(idOf(ann));
    expect(idOf(from('203.0.114.7'))).not.toBe(idOf(ann));
    expect(idOf(from('203.0.113.7', SAFARI))).not.toBe(idOf(ann));
  });

  it.each([
    { one: '2001:db8:7:1::1', other: '2001:0db8:0007:ffff:1:2:3:4', same: true },
    { one: '2001:db8::1', other: '2001:db8:0:5::9', same: true },
    { one: '2001:db8:7::1', other: '2001:db8:8::1', same: false },
    { one: '::ffff:203.0.113.7', other: '203.0.113.9', same: true },
    { one: 'fe80::1%eth0', other: 'fe80::1', same: true },
  ])('takes $one and $other for one neighbourhood: $same', ({ one, other, same }) => {
    expect(idOf(from(one)) === idOf(from(other))).toBe(same);
  });
});

describe('the id of a connection', () => {
  it.each([
    { one: '203.0.113.7', other: '203.0.113.8', same: false },
    { one: '2001:db8:7:1::1', other: '2001:db8:7:1:ffff::9', same: true },
    { one: '2001:db8:7:1::1', other: '2001:db8:7:2::1', same: false },
  ])('is one for $one and $other: $same', ({ one, other, same }) => {
    expect(connectionId('monday', from(one)) === connectionId('monday', from(other))).toBe(same);
  });
});

describe('objects', () => {
  it.each([
    { headers: { 'sec-gpc': '1' }, does: true },
    { headers: { dnt: '1' }, does: true },
    { headers: { dnt: '0' }, does: false },
    { headers: {}, does: false },
  ])('to $headers: $does', ({ headers, does }) => {
    expect(objects({ headers })).toBe(does);
  });
});
