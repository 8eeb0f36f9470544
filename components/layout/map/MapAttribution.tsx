import { MapSources } from './MapFrame';

/** Where the parts of a base map come from; their licences ask for the links. */
const sourceLinks: Record<string, string> = {
  GSHHG: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  'GeoNames CC BY 4.0': 'https://www.geonames.org/',
};

/** `Coastline: GSHHG · Places: …`, each source that asks for it with its link. */
export function MapAttribution({ sources }: { readonly sources: string }) {
  return (
    <MapSources>
      {sources.split(' · ').map((part, at) => {
        const [what = '', sourceName = ''] = part.split(': ');
        const href = sourceLinks[sourceName];
        return (
          <span key={part}>
            {at > 0 && ' · '}
            {what}: {href ? <a href={href}>{sourceName}</a> : sourceName}
          </span>
        );
      })}
    </MapSources>
  );
}
