import { beforeAll, describe, expect, test } from 'vitest';
import { IMPORT_FILE_KINDS, type ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import { loadZipTable, type ZipTable } from '@/server/providers/geocoding/zipTable';
import { importColumns } from './columns.data';
import { readPortfolio } from './portfolio';
import { columnsOf, readTable, sourceOf, TableError } from './reading';
import { importTemplate } from './templates';

let zips: ZipTable;
beforeAll(async () => {
  zips = await loadZipTable();
});

const regions = [{ id: 1, name: 'Bay Area' }];
const read = (files: Partial<Record<ImportFileKind, string>>) =>
  readPortfolio(
    Object.entries(files).map(([kind, text]) => ({
      kind: kind as ImportFileKind,
      fileName: `${kind}.csv`,
      text,
      columns: {},
    })),
    { zips, regions, cutoverOn: '2027-01-01' },
  );
const mapped = (kind: ImportFileKind, header: readonly string[]) =>
  Object.fromEntries(columnsOf(kind, header, {}).flatMap(({ key, header: own }) => (own === null ? [] : [[key, own]])));

describe('exports of other systems', () => {
  test('AppFolio: the tenant tickler is leases and residents', () => {
    const header =
      'Date,Event,Property,Unit,Tags,Tenant,Tenant Phone Number,Tenant Email,Rent,Lease From,Lease To,Deposit,Property Name,Property ID,Property Address,Property Street Address 1,Property Street Address 2,Property City,Property State,Property Zip,Unit Type'.split(
        ',',
      );
    expect(sourceOf(header, 'leases')).toBe('appfolio');
    expect(mapped('leases', header)).toMatchObject({
      property: 'Property Name',
      unit: 'Unit',
      startOn: 'Lease From',
      endOn: 'Lease To',
      rent: 'Rent',
      deposit: 'Deposit',
    });
    expect(mapped('residents', header)).toMatchObject({
      name: 'Tenant',
      email: 'Tenant Email',
      phone: 'Tenant Phone Number',
    });
    expect(mapped('homes', header)).toMatchObject({
      streetAddress: 'Property Street Address 1',
      city: 'Property City',
      state: 'Property State',
      zipcode: 'Property Zip',
    });
  });

  test('AppFolio: the rent roll is homes, leases, and balances', () => {
    const header =
      'Property,Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Past Due'.split(
        ',',
      );
    expect(sourceOf(header, 'homes')).toBe('appfolio');
    expect(mapped('homes', header)).toMatchObject({ bedsAndBaths: 'BD/BA', sqft: 'Sqft', rent: 'Market Rent' });
    expect(mapped('balances', header)).toMatchObject({ deposit: 'Deposit', owed: 'Past Due' });
  });

  test('AppFolio: one cell with the name and the address, and a unit that repeats the street', () => {
    const rentRoll =
      'Property,Unit,BD/BA,Tenant,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Past Due\n' +
      '"S1 - 90 Park St Oakland, CA 94601",90 Park St,3/2.00,"Reyes, Rosa","1,250","3,000.00","2,900.00","2,900.00",06/01/2026,05/31/2027,150.00\n' +
      '"S2 - 14 Elm Ave Oakland, CA 94601",2B,Studio/1.00,VACANT,--,"1,800.00",,,,,0.00\n';
    const owners = 'Name,Email,Properties Owned\n"Alvarez, Ada",ada@example.com,"90 Park St; 14 Elm Ave"\n';
    const residents =
      'Property,Unit,Tenant,Phone Numbers,Emails\n"S1 - 90 Park St Oakland, CA 94601",90 Park St,"Reyes, Rosa",Mobile: (510) 555-0101,rosa@example.com\n';
    const { portfolio, problems } = read({ owners, homes: rentRoll, leases: rentRoll, balances: rentRoll, residents });
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    expect(portfolio.homes).toMatchObject([
      { streetAddress: '90 Park St', unit: null, beds: 3, baths: 2, sqft: 1_250, ownerEmail: 'ada@example.com' },
      { streetAddress: '14 Elm Ave', unit: '2B', beds: 0, lease: null, ownerEmail: 'ada@example.com' },
    ]);
    expect(portfolio.homes[0]?.opening).toMatchObject({ depositCents: 290_000, owedCents: 15_000 });
    expect(portfolio.homes[0]?.lease?.residents).toMatchObject([{ phone: '+15105550101' }]);
  });

  test('Buildium: the template of tenants is leases and residents', () => {
    const header = [
      'Property*',
      'Unit number*',
      'First name*',
      'Last name*',
      'Email',
      'Mobile phone',
      'Lease start date',
      'Lease end date',
      'Recurring charge amount',
      'Recurring charge frequency',
    ];
    expect(sourceOf(header, 'leases')).toBe('buildium');
    expect(mapped('leases', header)).toMatchObject({
      property: 'Property*',
      unit: 'Unit number*',
      startOn: 'Lease start date',
      rent: 'Recurring charge amount',
    });
    expect(mapped('residents', header)).toMatchObject({
      firstName: 'First name*',
      email: 'Email',
      phone: 'Mobile phone',
    });
  });

  test('Buildium: balances of its rent roll', () => {
    const header = ['Property', 'Unit', 'Bed/Bath', 'Deposits held', 'Balance due', 'Prepayments'];
    expect(sourceOf(header, 'balances')).toBe('buildium');
    expect(mapped('balances', header)).toMatchObject({
      deposit: 'Deposits held',
      balance: 'Balance due',
      prepaid: 'Prepayments',
    });
  });

  test('DoorLoop: the template of properties and units is homes', () => {
    const header = [
      'Property Name',
      'Property Type',
      'Street 1',
      'Street 2',
      'City',
      'State',
      'Zip',
      'Unit Name',
      'Beds',
      'Baths',
      'Size',
      'Market Rent',
    ];
    expect(sourceOf(header, 'homes')).toBe('doorloop');
    expect(mapped('homes', header)).toMatchObject({
      property: 'Property Name',
      streetAddress: 'Street 1',
      unit: 'Unit Name',
      zipcode: 'Zip',
      beds: 'Beds',
      rent: 'Market Rent',
    });
  });

  test.each(IMPORT_FILE_KINDS)('our template of %s is read with every column', (kind) => {
    const { header, rows } = readTable(importTemplate(kind).text, kind);
    expect(sourceOf(header, kind)).toBe('template');
    expect(rows).toHaveLength(1);
    expect(Object.keys(mapped(kind, header))).toEqual(importColumns[kind].map(({ key }) => key));
  });

  test('our templates are a portfolio without errors', () => {
    const files = Object.fromEntries(IMPORT_FILE_KINDS.map((kind) => [kind, importTemplate(kind).text]));
    const { problems, counts } = read(files);
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    expect(counts).toEqual({ owners: 1, homes: 1, residents: 1, leases: 1, charges: 1, pros: 1 });
  });
});

const OWNERS = 'Name,Email\nAda Alvarez,ada@example.com\n';
const HOMES =
  'Home ID,Street address,City,State,Zip,Beds,Baths,Market rent,Owner\nH-1,12 Alder Lane,Oakland,CA,94601,3,2,3000,Ada Alvarez\n';

describe('files that were opened in a spreadsheet', () => {
  const home = (cells: Readonly<Record<string, string>>) => {
    const filled = {
      id: 'H-1',
      street: '12 Alder Lane',
      unit: '',
      state: 'CT',
      zip: '06106',
      sqft: '900',
      rent: '3000',
      ...cells,
    };
    const header = 'Home ID,Street address,Unit,City,State,Zip,Beds,Baths,Size,Market rent,Owner';
    const values = [
      filled.id,
      filled.street,
      filled.unit,
      '',
      filled.state,
      filled.zip,
      3,
      2,
      filled.sqft,
      filled.rent,
      'Ada Alvarez',
    ];
    return read({
      owners: OWNERS,
      homes: `${header}\n${values.map((value) => `"${value}"`).join(',')}\n`,
    }).problems.filter(({ isWarning, row }) => !isWarning && row !== null);
  };

  // The ZIP Code is found: the home is refused for its place alone.
  test.each([
    ['6106', 'CT'],
    ['6106.0', 'CT'],
    ['6106-1234', 'Connecticut'],
    ['61061234', 'CT'],
    ['6106', ''],
    ['06106', 'CT'],
  ])('finds 06106 in the cell %s of %s', (zip, state) => {
    expect(home({ zip, state })).toMatchObject([{ message: 'We manage no homes in Capitol Region, CT.' }]);
  });

  test('finds the ZIP Code at the end of a whole address', () => {
    expect(home({ street: '12 Alder Lane, Hartford, CT 6106', zip: '', state: '' })).toMatchObject([
      { message: 'We manage no homes in Capitol Region, CT.' },
    ]);
  });

  test.each([
    [
      'four digits in a state whose ZIP Codes have five',
      { zip: '9460', state: 'CA' },
      'ZIP Code',
      '9460 is no ZIP Code.',
    ],
    ['a shortened ID', { id: '1.23E+15' }, 'Home ID', 'its last digits are lost'],
    ['a shortened ZIP Code', { zip: '9.46E+08', state: 'CA' }, 'ZIP Code', 'its last digits are lost'],
    ['a shortened number', { sqft: '1.2E+03' }, 'Square feet', 'its last digits are lost'],
    ['a shortened amount', { rent: '3.0E+03' }, 'Market rent', 'its last digits are lost'],
    ['a unit that became a date', { unit: '2-Jan' }, 'Unit', 'turned into a date'],
  ])('refuses %s by row and column', (_, cells, column, message) => {
    expect(home({ state: 'CA', zip: '94601', ...cells })).toMatchObject([
      { row: 2, column, message: expect.stringContaining(message) },
    ]);
  });

  test('keeps a unit that only looks like a number', () => {
    expect(home({ state: 'CA', zip: '94601', unit: '1E5' })).toEqual([]);
  });

  test('refuses a date that became a number of days', () => {
    const homes = 'Home ID,Street address,City,State,Zip,Beds,Baths\nH-1,12 Alder Lane,Oakland,CA,94601,3,2\n';
    const leases = 'Home ID,Lease start,Lease end,Rent,Deposit\nH-1,46024,1/1/2027,2900,2900\n';
    expect(read({ owners: OWNERS, homes, leases }).problems).toContainEqual(
      expect.objectContaining({
        row: 2,
        message: expect.stringContaining('“46024” is a date as spreadsheets count days'),
      }),
    );
  });
});

describe('people with one mailbox', () => {
  const leases = 'Home ID,Lease start,Lease end,Rent,Deposit\nH-1,1/2/2026,1/1/2027,2900,2900\n';

  test('are not made one resident: the second row is refused with what to do', () => {
    const residents = 'Home ID,Name,Email\nH-1,Rosa Reyes,reyes@example.com\nH-1,Luis Reyes,reyes@example.com\n';
    const { problems } = read({ owners: OWNERS, homes: HOMES, leases, residents });
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([
      expect.objectContaining({
        kind: 'residents',
        row: 3,
        message: 'Rosa Reyes has this email address, too.',
        fix: expect.stringContaining('on paper'),
      }),
    ]);
  });

  test('are one resident when the name is the same', () => {
    const residents = 'Home ID,Name,Email\nH-1,Rosa Peña,reyes@example.com\nH-1,"PENA, ROSA",reyes@example.com\n';
    const { portfolio, problems } = read({ owners: OWNERS, homes: HOMES, leases, residents });
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    expect(portfolio.homes[0]?.lease?.residents).toHaveLength(1);
  });

  test('are one owner under both names, with a warning', () => {
    const owners = 'Name,Email\nAlvarez Homes LLC,ada@example.com\nAda Alvarez,ada@example.com\n';
    const { portfolio, problems } = read({ owners, homes: HOMES, leases });
    expect(portfolio.homes[0]?.ownerEmail).toBe('ada@example.com');
    expect(problems).toContainEqual(
      expect.objectContaining({ isWarning: true, message: 'Alvarez Homes LLC has this email address, too.' }),
    );
  });
});

describe('residents with one name', () => {
  test.each([
    'First name,Last name\nH-1,Suprihatin,',
    'First name,Last name\nH-1,Suprihatin,.',
    'First name,Last name\nH-1,Suprihatin,N/A',
    'First name,Last name\nH-1,,Suprihatin',
    'Name\nH-1,Suprihatin',
  ])('are read without a last name from %j', (rows) => {
    const [header = '', row = ''] = rows.split('\n');
    const residents = `Home ID,${header},Email\n${row},su@example.com\n`;
    const leases = 'Home ID,Lease start,Lease end,Rent,Deposit\nH-1,1/2/2026,1/1/2027,2900,2900\n';
    const [home] = read({ owners: OWNERS, homes: HOMES, leases, residents }).portfolio.homes;
    expect(home?.lease?.residents).toMatchObject([{ firstName: 'Suprihatin', lastName: '' }]);
  });
});

describe('a file that Excel saved', () => {
  test('is read with a byte order mark, semicolons, short years, dollar signs, and parentheses', () => {
    const leases = '\ufeffHome ID;Lease start;Lease end;Rent;Deposit\r\nH-1;1/2/26;1/1/27;"$2,900.00";"$2,900.00"\r\n';
    const balances =
      '\ufeffHome ID;Deposit held;Balance;Owner balance\r\nH-1;$2,900.00;($150.00);(20.50)\r\nTotal;;($150.00);(20.50)\r\n';
    const residents = 'Home ID;Name;Email\r\nH-1;"Reyes, Rosa";rosa@example.com\r\n';
    const { portfolio, books, problems } = read({ owners: OWNERS, homes: HOMES, leases, balances, residents });
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    const [home] = portfolio.homes;
    expect(home?.lease).toMatchObject({ startOn: '2026-01-02', endOn: '2027-01-01', months: 12, rentCents: 290_000 });
    expect(home?.lease?.residents).toMatchObject([{ firstName: 'Rosa', lastName: 'Reyes' }]);
    expect(home?.opening).toEqual({ depositCents: 290_000, owedCents: 0, prepaidCents: 15_000, ownerCents: -2_050 });
    expect(books).toMatchObject({ debitCents: 307_050, creditCents: 307_050 });
  });

  test('is read with a line for the separator, empty columns and rows, line ends within cells, and zeros kept as text', () => {
    const text =
      '\ufeffsep=;\r\nHome ID;Street address;City;State;Zip;Beds;Baths;Market rent;Owner;;\r\n="00123";"12 Alder\nLane";Oakland;CA;="02134";3;2;3000;Ada Alvarez;;\r\n;;;;;;;;;;\r\n';
    expect(readTable(text, 'homes').rows).toMatchObject([
      { cells: ['00123', '12 Alder\nLane', 'Oakland', 'CA', '02134', '3', '2', '3000', 'Ada Alvarez', '', ''] },
    ]);
  });

  test('rows of titles above the table are skipped, and so are totals below', () => {
    const text =
      'Rent Roll\nAs of: 12/31/2026\n\nProperty,Unit,Rent,Lease From,Lease To\n12 Alder Lane,,2900,1/1/2026,12/31/2026\nTotal,,2900,,\n';
    expect(readTable(text, 'leases')).toMatchObject({ rows: [{ at: 5 }] });
  });

  test('a file without any of our columns is refused', () => {
    expect(() => readTable('Date,Payee\n1/1/2026,Power company\n', 'leases')).toThrow(TableError);
  });
});

describe('problems name the row, the column, and a fix', () => {
  const problemsOf = (files: Parameters<typeof read>[0]) =>
    read(files).problems.map(({ kind, row, column, message, fix }) => [kind, row, column, message, fix]);

  test('an email, a date, an amount, a home, and an owner that cannot be read', () => {
    const residents = 'Home ID,Name,Email\nH-1,Rosa Reyes,rosa at example\nH-9,Bo Byron,bo@example.com\n';
    const leases = 'Home ID,Lease start,Lease end,Rent\nH-1,13/45/2026,12/31/2026,29x\n';
    const homes = HOMES.replace('3000,Ada Alvarez', '3000,Nobody');
    expect(problemsOf({ owners: OWNERS, homes, residents, leases })).toEqual(
      expect.arrayContaining([
        ['residents', 2, 'Email', '“rosa” is not an email address.', 'Enter an address such as name@example.com.'],
        ['residents', 3, 'Property or address', '“H-9” is not among the homes.', expect.any(String)],
        ['leases', 2, 'First day', expect.stringContaining('13/45/2026'), 'Enter a date such as 12/31/2026.'],
        ['leases', 2, 'Rent', expect.stringContaining('29x'), 'Enter an amount such as 1,234.50.'],
        ['homes', 2, 'Owner (ID, email, or name)', '“Nobody” is not among the owners.', expect.any(String)],
      ]),
    );
  });

  test('a home outside of our regions, and one with a ZIP Code of another state', () => {
    const homes = `${HOMES}H-2,9 Elm St,Chicago,IL,60601,1,1,2000,Ada Alvarez\nH-3,9 Elm St,Oakland,WA,94601,1,1,2000,Ada Alvarez\n`;
    expect(problemsOf({ owners: OWNERS, homes })).toEqual(
      expect.arrayContaining([
        ['homes', 3, 'ZIP Code', 'We manage no homes in Cook, IL.', expect.any(String)],
        ['homes', 4, 'State', 'ZIP Code 94601 is in CA.', expect.any(String)],
      ]),
    );
  });

  test('a municipality that is not sure is a warning to confirm', () => {
    const homes = HOMES.replace('12 Alder Lane,Oakland,CA,94601', '12 Alder Lane,Nowhere Springs,CA,94601');
    expect(read({ owners: OWNERS, homes }).problems).toMatchObject([{ row: 2, column: 'City', isWarning: true }]);
  });

  test('a formula in a name is refused', () => {
    const owners = 'First name,Last name,Email\n"=HYPERLINK(""http://x"")",Alvarez,ada@example.com\n';
    expect(problemsOf({ owners })).toEqual(
      expect.arrayContaining([
        ['owners', 2, 'First name', expect.stringContaining('is a formula'), 'Replace it by its value.'],
      ]),
    );
  });

  test('the same address twice, and a lease that begins after the first day here', () => {
    const homes = `${HOMES}H-2,12 Alder Ln.,Oakland,CA,94601,3,2,3000,Ada Alvarez\n`;
    const leases = 'Home ID,Lease start,Lease end,Rent\nH-1,2/1/2027,1/31/2028,2900\n';
    expect(problemsOf({ owners: OWNERS, homes, leases })).toEqual(
      expect.arrayContaining([
        ['homes', 3, 'Street address', 'Line 2 has the same address.', expect.any(String)],
        ['leases', 2, 'First day', expect.stringContaining('begins on Feb 1, 2027'), expect.any(String)],
      ]),
    );
  });
});
