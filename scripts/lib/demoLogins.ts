/** The people of the demo data, shown when the site starts with it, and what each of them finds there. */
export const demoLogins: readonly { role: string; email: string; finds: string }[] = [
  { role: 'homeowner', email: 'maya@demo.belong.test', finds: 'a leased home, and an application to decide' },
  { role: 'resident', email: 'sam@demo.belong.test', finds: 'a tour and two applications' },
  { role: 'resident', email: 'rosa@demo.belong.test', finds: 'the home they live in, with its lease' },
  { role: 'staff', email: 'iris@demo.belong.test', finds: 'the desk with every queue' },
  { role: 'editor', email: 'nora@demo.belong.test', finds: 'the Studio' },
];

/** What each of them logs in with. */
export const demoPassword = 'rent-with-love';
