# Calls an operation of the user pool, and shows the error of its response or that there is none.
pool() {
  curl -s "$PLATFORM_URL/identity/user-pool" -H 'content-type: application/x-amz-json-1.1' \
    -H "x-amz-target: AWSCognitoIdentityProviderService.$1" -d "$2" |
    sed -e 's/^{"__type".*/&/;t' -e 's/.*/no error/'
  echo
}
client=$(curl -s "$PLATFORM_URL/sandbox/health" | sed 's/.*"userPoolClientId":"\([^"]*\)".*/\1/')

sign_in() {
  pool InitiateAuth "{\"ClientId\":\"$client\",\"AuthFlow\":\"USER_AUTH\",\"AuthParameters\":
    {\"USERNAME\":\"$1\",\"PREFERRED_CHALLENGE\":\"PASSWORD\",\"PASSWORD\":\"$2\"}}"
}

pool InitiateAuth "{\"ClientId\":\"$client\",\"AuthFlow\":\"REFRESH_TOKEN_AUTH\",\"AuthParameters\":
  {\"REFRESH_TOKEN\":\"from-another-session\"}}"
sign_in "$PLATFORM_EMAIL" "$PLATFORM_PASSWORD"
