status() {
  curl -s -H "x-api-key: $PLATFORM_KEY" -o response.json -w '%{http_code}\n' "$1/locations/v2/collections"
}

status http://127.0.0.1:9 || echo "curl ends with $?: nothing responds"
status "$PLATFORM_URL"
