import { describe, expect, test } from 'vitest';
import { hasModalParam, modalTypes, type OpenModal, parseModal, pathWithModal, reconcileStack } from './modals';

const open = (type: OpenModal['type'], pushed = true): OpenModal => ({ type, props: {}, pushed });

describe('the URL', () => {
  test.each(modalTypes)('names %s', (type) => {
    expect(parseModal(`/homes?beds=2&activeModal=${type}`)).toMatchObject({ type });
  });

  test.each(['/?activeModal=NOPE', '/?activeModal=', '/?activeModal=__proto__', '/'])('%s names no dialog', (path) => {
    expect(parseModal(path)).toBeUndefined();
  });

  test('an unknown type is still there to be cleaned', () => {
    expect(hasModalParam('/?activeModal=NOPE')).toBe(true);
    expect(pathWithModal('/?activeModal=NOPE&beds=2#map')).toBe('/?beds=2#map');
  });

  test('the screen of LOGIN becomes its currentScreen', () => {
    expect(parseModal('/?activeModal=LOGIN&screen=register')?.props).toEqual({ currentScreen: 'register' });
    expect(pathWithModal('/', { type: 'LOGIN', props: { currentScreen: 'register' } })).toBe(
      '/?activeModal=LOGIN&screen=register',
    );
  });

  test('opening keeps the query of the page, closing takes only what was the dialog’s', () => {
    const path = pathWithModal('/homes?beds=2', { type: 'ASK_A_QUESTION', props: { homeId: '7' } });
    expect(path).toBe('/homes?beds=2&activeModal=ASK_A_QUESTION&homeId=7');
    expect(pathWithModal(path)).toBe('/homes?beds=2');
    expect(pathWithModal('/x?topic=pets', undefined)).toBe('/x?topic=pets');
  });
});

describe('the stack', () => {
  test('is cleared when the URL names nothing', () => {
    expect(reconcileStack([open('CONTACT_US'), open('HOW_IT_WORKS')], undefined)).toEqual([]);
  });

  test('begins with what the URL names', () => {
    expect(reconcileStack([], open('COVID', false))).toEqual([open('COVID', false)]);
  });

  test('has its top replaced by another type, which inherits its place in history', () => {
    const stack = reconcileStack([open('CONTACT_US'), open('HOW_IT_WORKS')], open('HELP_BRIDGE', false));
    expect(stack).toEqual([open('CONTACT_US'), open('HELP_BRIDGE', true)]);
  });

  test('goes back to the one beneath', () => {
    const stack = [open('CONTACT_US'), open('HOW_IT_WORKS')];
    expect(reconcileStack(stack, open('CONTACT_US', false))).toEqual([open('CONTACT_US')]);
  });
});
