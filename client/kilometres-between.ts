interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Returns the great-circle distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const lat1 = radians(a.latitude)
  const lat2 = radians(b.latitude)
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2
  const across = Math.cos(lat1) * Math.cos(lat2) * half(radians(a.longitude), radians(b.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half(lat1, lat2) + across))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
