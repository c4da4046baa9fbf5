/**
 * A session returned through no fault of the patient can be booked for at least this many more days. Apart from the
 * routes of packages, since the legal pages name it and need none of them.
 */
export const daysAfterReturn = 14
