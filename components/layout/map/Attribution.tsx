import { Sources } from './MapFrame';

/** Where the parts of a base map come from; their licences ask for the links. */
const links: Record<string, string> = {
  GSHHG: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  'GeoNames CC BY 4.0': 'https://www.geonames.org/',
};

/** `Coastline: GSHHG · Places: …`, each source that asks for it with its link. */
export function Attribution({ sources }: { readonly sources: string }) {
  return (
    <Sources>
      {sources.split(' · ').map((part, at) => {
        const [what = '', whose = ''] = part.split(': ');
        const href = links[whose];
        return (
          <span key={part}>
            {at > 0 && ' · '}
            {what}: {href ? <a href={href}>{whose}</a> : whose}
          </span>
        );
      })}
    </Sources>
  );
}
