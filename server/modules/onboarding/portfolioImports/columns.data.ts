// What we read from each kind of file, and the names that spreadsheets and other systems give it. Names are compared in
// lower case, without marks: `Lease From*` is `lease from`. The first name that a file has wins.
import type { ImportFileKind, ImportSource } from '@/contract/onboarding/portfolioImports/constants';

export interface ImportColumn {
  key: string;
  label: string;
  isRequired?: boolean;
  names: readonly string[];
  /** In the example row of the template. */
  example: string;
}

/** How a row names its home: by an id, or by the property and the unit, or by the address. */
const HOME_REFERENCE: readonly ImportColumn[] = [
  { key: 'homeId', label: 'Home ID', names: ['home id', 'unit id', 'property id'], example: 'H-1' },
  {
    key: 'property',
    label: 'Property or address',
    names: ['property or address', 'property name', 'property', 'building', 'location', 'address', 'property address'],
    example: '12 Alder Lane',
  },
  {
    key: 'unit',
    label: 'Unit',
    names: ['unit', 'unit number', 'unit name', 'unit no', 'apartment', 'apt', 'street address 2', 'address line 2'],
    example: '',
  },
];

const EMAIL = ['email', 'email address', 'primary email', 'emails', 'tenant email', 'e-mail', 'login email'];
const PHONE = [
  'phone',
  'phone number',
  'phone numbers',
  'mobile phone',
  'mobile phone number',
  'cell phone',
  'tenant phone number',
  'primary phone',
  'home phone',
  'mobile',
];
const FIRST = { key: 'firstName', label: 'First name', names: ['first name', 'first'] };
const LAST = { key: 'lastName', label: 'Last name', names: ['last name', 'last'] };

export const importColumns: Readonly<Record<ImportFileKind, readonly ImportColumn[]>> = {
  owners: [
    { key: 'ownerId', label: 'Owner ID', names: ['owner id', 'rental owner id', 'id'], example: 'O-1' },
    { ...FIRST, example: 'Ada' },
    { ...LAST, example: 'Alvarez' },
    {
      key: 'name',
      label: 'Full name',
      names: ['full name', 'name', 'owner', 'owner name', 'rental owner', 'rental owner name', 'owners'],
      example: '',
    },
    { key: 'company', label: 'Company', names: ['company', 'company name'], example: '' },
    { key: 'email', label: 'Email', isRequired: true, names: EMAIL, example: 'ada@example.com' },
    { key: 'phone', label: 'Phone', names: PHONE, example: '(415) 555-0100' },
    {
      key: 'properties',
      label: 'Homes owned',
      names: ['homes owned', 'properties owned', 'properties', 'rental properties'],
      example: '12 Alder Lane',
    },
  ],
  homes: [
    { key: 'homeId', label: 'Home ID', names: ['home id', 'unit id'], example: 'H-1' },
    {
      key: 'property',
      label: 'Property name',
      names: ['property name', 'property', 'building', 'location'],
      example: '',
    },
    {
      key: 'streetAddress',
      label: 'Street address',
      names: [
        'street address',
        'unit street address 1',
        'property street address 1',
        'street address 1',
        'address line 1',
        'street 1',
        'street',
        'address 1',
        'unit address',
        'property address',
        'address',
      ],
      example: '12 Alder Lane',
    },
    {
      key: 'unit',
      label: 'Unit',
      names: [
        'unit',
        'unit number',
        'unit name',
        'unit no',
        'apartment',
        'street address 2',
        'address line 2',
        'street 2',
      ],
      example: '',
    },
    { key: 'city', label: 'City', names: ['city', 'property city', 'unit city'], example: 'Oakland' },
    { key: 'state', label: 'State', names: ['state', 'property state', 'unit state', 'state province'], example: 'CA' },
    {
      key: 'zipcode',
      label: 'ZIP Code',
      names: ['zip code', 'zip', 'zipcode', 'postal code', 'property zip', 'unit zip', 'zip postal code'],
      example: '94601',
    },
    {
      key: 'type',
      label: 'Type',
      names: ['type', 'property type', 'unit type', 'property sub type'],
      example: 'House',
    },
    { key: 'beds', label: 'Bedrooms', names: ['bedrooms', 'beds', 'bed', 'br'], example: '3' },
    { key: 'baths', label: 'Bathrooms', names: ['bathrooms', 'baths', 'bath', 'ba'], example: '2' },
    {
      key: 'bedsAndBaths',
      label: 'Bedrooms and bathrooms',
      names: ['bedrooms and bathrooms', 'bd/ba', 'bed/bath', 'beds/baths', 'br/ba'],
      example: '',
    },
    {
      key: 'sqft',
      label: 'Square feet',
      names: ['square feet', 'sqft', 'sq ft', 'size', 'unit size', 'size sqft', 'square footage'],
      example: '1,400',
    },
    { key: 'yearBuilt', label: 'Year built', names: ['year built', 'built'], example: '1954' },
    {
      key: 'rent',
      label: 'Market rent',
      names: ['market rent', 'rent', 'asking rent', 'listing rent', 'monthly rent'],
      example: '$3,000.00',
    },
    {
      key: 'owner',
      label: 'Owner (ID, email, or name)',
      names: [
        'owner id email or name',
        'owner email',
        'owner id',
        'owner',
        'owners',
        'owner name',
        'rental owner',
        'rental owners',
      ],
      example: 'O-1',
    },
  ],
  residents: [
    ...HOME_REFERENCE,
    { ...FIRST, example: 'Rosa' },
    { ...LAST, example: 'Reyes' },
    {
      key: 'name',
      label: 'Full name',
      names: ['full name', 'name', 'tenant', 'tenant name', 'resident', 'tenants', 'lease tenants'],
      example: '',
    },
    { key: 'email', label: 'Email', isRequired: true, names: EMAIL, example: 'rosa@example.com' },
    { key: 'phone', label: 'Phone', names: PHONE, example: '(510) 555-0101' },
    { key: 'role', label: 'Role', names: ['role', 'tenant type', 'occupant type'], example: 'Resident' },
  ],
  leases: [
    ...HOME_REFERENCE,
    {
      key: 'startOn',
      label: 'First day',
      isRequired: true,
      names: [
        'first day',
        'lease from',
        'lease start',
        'lease start date',
        'start date',
        'start',
        'from',
        'move-in',
        'move in date',
      ],
      example: '6/1/2026',
    },
    {
      key: 'endOn',
      label: 'Last day (blank: month to month)',
      names: [
        'last day blank month to month',
        'last day',
        'lease to',
        'lease end',
        'lease end date',
        'end date',
        'end',
        'to',
        'lease expires',
      ],
      example: '5/31/2027',
    },
    {
      key: 'rent',
      label: 'Rent',
      isRequired: true,
      names: [
        'rent',
        'monthly rent',
        'rent amount',
        'current rent',
        'lease rent',
        'recurring charge amount',
        'recurring rent',
      ],
      example: '$2,900.00',
    },
    {
      key: 'deposit',
      label: 'Deposit agreed',
      names: ['deposit agreed', 'security deposit', 'deposit', 'deposit amount', 'deposits', 'deposits held'],
      example: '$2,900.00',
    },
    { key: 'dueDay', label: 'Due day', names: ['due day', 'rent due day', 'day due', 'rent due'], example: '1' },
    {
      key: 'graceDays',
      label: 'Late fee: days of grace',
      names: ['late fee days of grace', 'grace days', 'grace period', 'grace period days'],
      example: '5',
    },
    {
      key: 'lateFeePercent',
      label: 'Late fee: percent',
      names: ['late fee percent', 'late fee %', 'late fee percentage'],
      example: '5',
    },
    {
      key: 'lateFeeMax',
      label: 'Late fee: at most',
      names: ['late fee at most', 'late fee max', 'late fee maximum', 'max late fee'],
      example: '$50.00',
    },
    {
      key: 'returnedFee',
      label: 'Returned payment fee',
      names: ['returned payment fee', 'nsf fee', 'returned check fee'],
      example: '$25.00',
    },
  ],
  charges: [
    ...HOME_REFERENCE,
    {
      key: 'name',
      label: 'Charge',
      isRequired: true,
      names: ['charge', 'charge name', 'description', 'account', 'account name', 'memo', 'recurring charge'],
      example: 'Pet rent',
    },
    {
      key: 'amount',
      label: 'Amount',
      isRequired: true,
      names: ['amount', 'charge amount', 'monthly amount'],
      example: '$35.00',
    },
    {
      key: 'frequency',
      label: 'How often',
      names: ['how often', 'frequency', 'rent cycle', 'recurring charge frequency'],
      example: 'Monthly',
    },
  ],
  balances: [
    ...HOME_REFERENCE,
    {
      key: 'deposit',
      label: 'Deposit held',
      names: ['deposit held', 'deposits held', 'security deposit held', 'deposit', 'deposits', 'security deposit'],
      example: '$2,900.00',
    },
    {
      key: 'owed',
      label: 'Owed by residents',
      names: ['owed by residents', 'past due', 'amount owed', 'total owed', 'delinquent'],
      example: '$0.00',
    },
    {
      key: 'prepaid',
      label: 'Paid ahead',
      names: ['paid ahead', 'prepaid', 'prepayments', 'prepaid rent', 'unapplied credits'],
      example: '$0.00',
    },
    {
      key: 'balance',
      label: 'Balance (below zero: paid ahead)',
      names: [
        'balance below zero paid ahead',
        'balance',
        'balance due',
        'current balance',
        'outstanding balance',
        'lease balance',
        'total balance',
      ],
      example: '',
    },
    {
      key: 'owner',
      label: 'Owner’s balance',
      names: [
        'owner’s balance',
        'owners balance',
        'owner balance',
        'cash balance',
        'owner cash balance',
        'ending cash balance',
      ],
      example: '$1,250.00',
    },
  ],
  pros: [
    {
      key: 'company',
      label: 'Company',
      names: ['company', 'company name', 'vendor', 'vendor name', 'payee'],
      example: 'Alder Plumbing',
    },
    { ...FIRST, example: 'Bo' },
    { ...LAST, example: 'Byron' },
    {
      key: 'name',
      label: 'Contact',
      names: ['contact', 'contact name', 'name', 'full name', 'primary contact'],
      example: '',
    },
    { key: 'email', label: 'Email', isRequired: true, names: EMAIL, example: 'office@example.com' },
    { key: 'phone', label: 'Phone', isRequired: true, names: PHONE, example: '(510) 555-0102' },
    {
      key: 'address',
      label: 'Address',
      names: ['address', 'street address', 'mailing address', 'street 1', 'address line 1'],
      example: '100 Market St, Oakland, CA 94607',
    },
    {
      key: 'trades',
      label: 'Trades',
      names: ['trades', 'trade', 'vendor trades', 'category', 'service', 'services', 'vendor type'],
      example: 'Plumbing',
    },
  ],
};

/**
 * Names that only one system uses together, as its exports write them: AppFolio’s tenant tickler, rent roll, and directories;
 * Buildium’s templates and rent roll; DoorLoop’s import templates and rent roll. All names of one set are in the first row.
 */
export const sourceHeaders: readonly { source: ImportSource; names: readonly string[] }[] = [
  { source: 'appfolio', names: ['bd/ba', 'lease from', 'lease to'] },
  { source: 'appfolio', names: ['property', 'unit', 'tenant', 'lease from', 'lease to'] },
  { source: 'appfolio', names: ['property street address 1', 'property zip'] },
  { source: 'appfolio', names: ['properties owned'] },
  { source: 'appfolio', names: ['vendor trades'] },
  { source: 'appfolio', names: ['tenant', 'phone numbers', 'emails'] },
  { source: 'buildium', names: ['rental owner'] },
  { source: 'buildium', names: ['rental owner name'] },
  { source: 'buildium', names: ['rental owners'] },
  { source: 'buildium', names: ['bed/bath', 'market rent'] },
  { source: 'buildium', names: ['property', 'unit number', 'lease start date', 'lease end date'] },
  { source: 'buildium', names: ['property', 'unit number', 'first name', 'last name'] },
  { source: 'buildium', names: ['recurring charge amount', 'recurring charge frequency'] },
  { source: 'buildium', names: ['deposits held', 'balance due', 'prepayments'] },
  { source: 'doorloop', names: ['property name', 'street 1', 'street 2'] },
  { source: 'doorloop', names: ['property name', 'unit name'] },
  { source: 'doorloop', names: ['property', 'unit', 'tenants', 'outstanding balance'] },
  { source: 'doorloop', names: ['lease', 'rent cycle'] },
  { source: 'doorloop', names: ['mobile phone number', 'login email'] },
];
