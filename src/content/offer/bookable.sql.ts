/** Services that visitors book at real times, with their rows of the price list, and the locations that take bookings and where somebody offers them. */
export const FROM_BOOKABLE = `
  FROM bookable_services AS bookable
  JOIN price_list_rows AS row ON row.id = bookable.price_id
  JOIN locations AS location ON EXISTS (
    SELECT FROM therapist_hours AS present JOIN therapists AS therapist ON therapist.id = present.therapist_id
    WHERE present.location = location.slug AND location.slug = ANY (therapist.locations)
      AND (bookable.therapists = '{}' OR therapist.id = ANY (bookable.therapists)))
    AND location.appointments <> 'requests' AND bookable.online`
