list() {
  curl -s -H "x-api-key: $PLATFORM_KEY" -w '\n' "$PLATFORM_URL/locations/v2/collections/$1"
}

# A percent sign that does not begin an encoding, then an encoded hyphen.
list 'deschutes-fleet%'
list 'deschutes%2Dfleet'
