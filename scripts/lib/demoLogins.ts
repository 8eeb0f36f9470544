/** The people of the demo data, shown when the site starts with it. */
export const demoLogins: readonly { role: string; email: string }[] = [
  { role: 'homeowner', email: 'maya@demo.belong.test' },
  { role: 'resident', email: 'sam@demo.belong.test' },
  { role: 'staff', email: 'iris@demo.belong.test' },
  { role: 'editor', email: 'nora@demo.belong.test' },
];

/** What each of them logs in with. */
export const demoPassword = 'rent-with-love';
