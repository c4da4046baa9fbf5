/** Every refusal the API can answer, and the HTTP status it goes out with. */
export const statusOf = {
  malformed_request: 400,
  signed_out: 401,
  wrong_audience: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  same_request_in_flight: 409,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  unknown_host: 421,
  invalid_fields: 422,
  key_used_for_another_request: 422,
  rate_limited: 429,
  headers_too_large: 431,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof statusOf
