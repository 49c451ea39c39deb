interface Place {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
}

const SQUARE: Place = { latitude: 45.8131, longitude: 15.9772 }
const NEAR_KM = 25
const KM_A_DEGREE = 111.2

/** Returns whether a place is in or near Zagreb: so close to its main square that dots overlap on the country map. */
export function isNearZagreb({ latitude, longitude }: Place): boolean {
  const north = latitude - SQUARE.latitude
  const east = (longitude - SQUARE.longitude) * Math.cos((SQUARE.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * KM_A_DEGREE <= NEAR_KM
}
