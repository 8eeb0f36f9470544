// The palette of maps, derived from the themes: a map draws on a canvas, where no variable reaches.
import { dark, light, type Theme } from './themes';

type Rgb = [red: number, green: number, blue: number];

const rgbChannels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Between two colors; `share` of the second. */
function mixColors(one: string, other: string, share: number): string {
  const target = rgbChannels(other);
  const mixed = rgbChannels(one).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** What tells the two themes apart beyond their tokens. */
interface MapPalette {
  land: string;
  water: string;
  park: string;
  road: string;
  roadCasing: string;
  /** What water, its words and the words in parks lean towards. */
  deep: [water: string, waterText: string, parkText: string];
  shares: { shore: number; waterText: number; parkText: number; county: number; motorway: number };
  shields: {
    body: string;
    top: string;
    usFill: string;
    usEdge: string;
    stateFill: string;
    stateEdge: string;
    stateText: string;
  };
  airport: { fill: string; edge: string; plane: string };
}

function palette({ color }: Theme, hand: MapPalette) {
  const { land, water, park, road, roadCasing, deep, shares } = hand;
  const label = mixColors(color.ink, color.inkSoft, 0.5);
  return {
    land,
    water,
    park,
    road,
    roadCasing,
    label,
    halo: color.canvas,
    soft: mixColors(label, land, 0.32),
    faint: mixColors(label, land, 0.42),
    county: mixColors(label, land, shares.county),
    state: mixColors(label, land, 0.5),
    shore: mixColors(water, deep[0], shares.shore),
    river: mixColors(water, mixColors(water, deep[0], shares.shore), 0.25),
    waterText: mixColors(water, deep[1], shares.waterText),
    parkText: mixColors(park, deep[2], shares.parkText),
    motorway: mixColors(road, color.apricot, shares.motorway),
    motorwayCasing: mixColors(roadCasing, color.apricot, 0.4),
    bridgeCasing: mixColors(mixColors(roadCasing, color.apricot, 0.4), label, 0.3),
    bridgeHalo: mixColors(water, color.canvas, 0.4),
    shields: { ...hand.shields, interstateText: color.onMedia, usText: light.color.ink },
    airport: hand.airport,
  };
}

export const mapColors = {
  light: palette(light, {
    land: mixColors(light.color.canvas, light.color.sunken, 0.6),
    water: light.color.sky,
    park: mixColors(light.color.brandTint, light.color.apricot, 0.1),
    road: light.color.surface,
    roadCasing: mixColors(light.color.line, light.color.apricot, 0.15),
    deep: ['#3E7C98', '#0B4A66', '#1F5A2C'],
    shares: { shore: 0.28, waterText: 0.74, parkText: 0.78, county: 0.66, motorway: 0.5 },
    shields: {
      body: '#3B6BA5',
      top: '#C2574B',
      usFill: '#FFFFFF',
      usEdge: '#4A5650',
      stateFill: '#FFFFFF',
      stateEdge: '#5E8A72',
      stateText: '#1E4A34',
    },
    airport: { fill: '#FFFFFF', edge: '#8A9A91', plane: '#4B5A52' },
  }),
  dark: palette(dark, {
    land: dark.color.surface,
    water: mixColors(dark.color.sky, dark.color.canvas, 0.3),
    park: mixColors(dark.color.brandTint, dark.color.surface, 0.35),
    road: mixColors(dark.color.lineStrong, dark.color.surface, 0.1),
    roadCasing: dark.color.canvas,
    deep: ['#000000', '#FFFFFF', '#BFF0CF'],
    shares: { shore: 0.25, waterText: 0.52, parkText: 0.62, county: 0.72, motorway: 0.24 },
    shields: {
      body: '#3E5C82',
      top: '#8A4A44',
      usFill: '#D5DDD7',
      usEdge: '#2A372F',
      stateFill: '#2C4739',
      stateEdge: '#7FB79A',
      stateText: '#DDEBE2',
    },
    airport: { fill: '#33453B', edge: '#8FA69A', plane: '#DDE7E0' },
  }),
} as const;
