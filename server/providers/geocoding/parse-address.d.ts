declare module 'parse-address' {
  interface ParsedAddress {
    number?: string;
    prefix?: string;
    street?: string;
    type?: string;
    suffix?: string;
    city?: string;
    state?: string;
    zip?: string;
    sec_unit_type?: string;
    sec_unit_num?: string;
  }
  const parser: { parseLocation: (typed: string) => ParsedAddress | null };
  export = parser;
}
