// The brand's colours as paint: one violet family from ink to paper, and a warm pair used sparingly.
export const ink = '#221a33';
export const night = '#2c1b52';
export const plum = '#3a2369';
export const purple = '#4b2e83';
export const violet = '#6a4da6';
export const iris = '#8d74c4';
export const lilac = '#b7a4de';
export const mist = '#d9cdf0';
export const haze = '#ebe3f8';
export const lavender = '#f6f2fc';
export const paper = '#fdfbff';
export const sea = '#7585c6';
export const shallow = '#bfc8ec';
export const coral = '#e2694f';
export const amber = '#f3a861';
export const peach = '#fbdcc6';
