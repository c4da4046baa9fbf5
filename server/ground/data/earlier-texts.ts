/**
 * Migrations whose text was changed after databases had applied it, with the checksums of the earlier texts. Those did
 * nothing for an owner who is not a superuser: forced row-level security hid the rows they change. Only a superuser
 * could apply the earlier text, and for a superuser both texts do the same.
 */
export const earlierTexts: Record<string, readonly string[]> = {
  '0004_open_practices.sql': ['86f2522c7e7c2e00464f201d3a971b2ea82fce5e825ead476df6e1884cd15535'],
  '0010_remember_calendars.sql': ['930b39d66baad3f4ce3557998af0b6c2e1dc0203c2c946b642221f12accfb665'],
  '0068_widen_ledger.sql': ['10cb88da70bc6887591b62c39ba526cc3d398e4b6e168c0566de1d45567e3281'],
  '0087_mark_pending_earnings.sql': ['cf120648fb60a453d8047449ed3980fdbbf6e03b9e866202d191a37f34b627ae'],
  '0089_say_who_won.sql': ['328af2878340d61c14692f45bdb8df2393b8290ef892222990060104419ac4b7'],
  '0092_keep_face_beside_name.sql': ['0009f9733ea7a4d7d169b6b9d4c4f436b13e399ebddbe9443e5c69fb07e9327b'],
}
