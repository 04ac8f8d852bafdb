send() {
  curl -s -X "$1" -H "x-api-key: $PLATFORM_KEY" -w '\n' "$PLATFORM_URL$2"
}

send GET /locations/v2/colections
send PUT /locations/v2/collections

# The path and the method as the reference has them.
send GET /locations/v2/collections/deschutes-fleet
