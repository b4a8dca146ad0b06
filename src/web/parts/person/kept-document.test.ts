import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, versionedDocument } from '#core/documents/versioned-document.ts';
import { provideStorage } from '#test/memory-storage.ts';
import { keepDocument, readKept } from './kept-document.ts';
import { userStorage } from './user-storage.ts';

const first = versionedDocument({
  name: 'cart',
  schema: () => z.strictObject({ ids: z.string().array() }),
  upgrades: [],
});
const second = versionedDocument({
  name: 'cart',
  schema: () => z.strictObject({ ids: z.string().array(), shop: z.string() }),
  upgrades: [{ to: 2, name: 'add-shop', upgrade: (old) => ({ ...fieldsOf(old), shop: 'any' }) }],
});

let takeStorageAway = () => {};
beforeEach(() => {
  takeStorageAway = provideStorage();
});
afterEach(() => takeStorageAway());

describe('a document that a browser keeps', () => {
  it('is read as it was kept', () => {
    keepDocument(first, 'cart', { ids: ['oats'] });
    expect(readKept(first, 'cart')).toEqual({ ids: ['oats'] });
    keepDocument(second, 'cart', { ids: ['oats'], shop: 'market' });
    expect(readKept(second, 'cart')).toEqual({ ids: ['oats'], shop: 'market' });
  });

  it('of version 1 stands as the release before versions wrote and read it', () => {
    keepDocument(first, 'cart', { ids: ['oats'] });
    expect(userStorage.read('cart')).toBe('{"ids":["oats"]}');
    expect(readKept(second, 'cart'), 'and is upgraded').toEqual({ ids: ['oats'], shop: 'any' });
  });

  it('that is not there is nothing', () => {
    expect(readKept(first, 'cart')).toBeUndefined();
    userStorage.write('cart', '');
    expect(readKept(first, 'cart')).toBeUndefined();
    expect(userStorage.read('unreadable.cart')).toBeUndefined();
  });

  it.each([
    ['spoilt', '{"ids":7}'],
    ['no JSON', 'oats'],
    ['of a later release', '{"schemaVersion":9,"content":{"ids":[]}}'],
  ])('that is %s is moved aside before something else is written', (_what, text) => {
    userStorage.write('cart', text);
    expect(readKept(first, 'cart')).toBeUndefined();
    keepDocument(first, 'cart', { ids: [] });
    expect(userStorage.read('unreadable.cart')).toBe(text);
    expect(readKept(first, 'cart')).toEqual({ ids: [] });
  });
});
