/** What the base map is painted with; styles/mapColors.ts holds the values of both themes. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly park: string;
  readonly road: string;
  readonly roadCasing: string;
  readonly label: string;
  readonly halo: string;
  readonly soft: string;
  readonly faint: string;
  readonly county: string;
  readonly state: string;
  readonly shore: string;
  readonly river: string;
  readonly waterText: string;
  readonly parkText: string;
  readonly motorway: string;
  readonly motorwayCasing: string;
  readonly bridgeCasing: string;
  readonly bridgeHalo: string;
  readonly shields: {
    readonly body: string;
    readonly top: string;
    readonly interstateText: string;
    readonly usFill: string;
    readonly usEdge: string;
    readonly usText: string;
    readonly stateFill: string;
    readonly stateEdge: string;
    readonly stateText: string;
  };
  readonly airport: { readonly fill: string; readonly edge: string; readonly plane: string };
}

/** The families MapLibre draws text with. It reads the weight out of the name of a family. */
export interface MapFonts {
  readonly regular: string;
  readonly strong: string;
}
