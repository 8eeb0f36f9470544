/** Counties of California outside of the areas with a consumer price index of their own: the index of the state counts. */
export const STATEWIDE_COUNTIES: readonly string[] = [
  ...['Alpine', 'Amador', 'Butte', 'Calaveras', 'Colusa', 'Del Norte', 'El Dorado', 'Fresno', 'Glenn', 'Humboldt'],
  ...['Imperial', 'Inyo', 'Kern', 'Kings', 'Lake', 'Lassen', 'Madera', 'Mariposa', 'Mendocino', 'Merced', 'Modoc'],
  ...['Mono', 'Monterey', 'Napa', 'Nevada', 'Placer', 'Plumas', 'Sacramento', 'San Benito', 'San Joaquin'],
  ...['San Luis Obispo', 'Santa Barbara', 'Santa Clara', 'Santa Cruz', 'Shasta', 'Sierra', 'Siskiyou', 'Solano'],
  ...['Sonoma', 'Stanislaus', 'Sutter', 'Tehama', 'Trinity', 'Tulare', 'Tuolumne', 'Ventura', 'Yolo', 'Yuba'],
];
